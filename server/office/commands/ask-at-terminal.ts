import { createInterface } from 'node:readline/promises';

/** Puts the questions one after the other to the person who sits at the terminal; a file or a pipe answers line by line. */
export async function askAtTerminal(questions: readonly string[]): Promise<string[]> {
  if (questions.length === 0) return [];
  const lines = createInterface({ input: process.stdin });
  const typed: string[] = [];
  const put = () => process.stderr.write(`${questions[typed.length] ?? ''}: `);
  put();
  for await (const line of lines) {
    typed.push(line);
    if (typed.length === questions.length) break;
    put();
  }
  return typed;
}
