/** Answers while the process runs. */
export function loader() {
  return new Response("ok\n");
}
