/** The sample review that stands on every product until the samples are removed. */
export const sampleReview = {
  author: "Client exemplu",
  text: "Piesa arată exact ca în poze, iar montajul a durat mai puțin de o oră. O recomand cu încredere.",
};
