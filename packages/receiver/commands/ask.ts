import { createInterface } from 'node:readline';

/** Asks in a terminal, or takes the lines of a pipe: await asker().ask('Absender: ') → 'abo@example.com'; throws at the end of the pipe */
export function asker() {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  return {
    ask: async (question: string): Promise<string> => {
      process.stderr.write(question);
      const { value, done } = await lines.next();
      if (done) throw new Error('\nAbgebrochen: Es ist nichts geschrieben.');
      return value.trim();
    },
    close: () => input.close(),
  };
}
