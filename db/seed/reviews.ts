/** The sample review of every product, until the sample data are removed. */
export const sampleReview = {
  author: "Client exemplu",
  text: "Piesa arată exact ca în poze, iar montajul a durat mai puțin de o oră. O recomand cu încredere.",
};
