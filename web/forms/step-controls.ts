/** The name of the step, in the address of a form and in what it sends. */
export const STEP = 'step';

/** The names of the controls of a step. */
export function controlsOf(steps: Readonly<Record<string, readonly string[]>>, step: string): string[] {
  const answers = Object.entries(steps).find(([name]) => name === step)?.[1] ?? [];
  return answers.map((answer) => answer.slice(answer.indexOf('.') + 1));
}
