/**
 * A text as a body that is made as it is sent: reads on only when what was read before is sent. Its first
 * part is made beforehand, so that where nothing can be read no answer has begun.
 */
export async function textStream(
  parts: AsyncGenerator<string, void>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const first = await parts.next();
  return new ReadableStream({
    start(controller) {
      if (first.done) controller.close();
      else controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return();
    },
  });
}
