/** The name of the step, in the address of a form and in the sent form. */
export const STEP = 'step';

/**
 * Returns the control names of a step; none for an unknown step. `steps` contains the paths of the answers, and a
 * control has the name of its answer without the first part of the path.
 */
export function controlsOf(steps: Readonly<Record<string, readonly string[]>>, step: string): string[] {
  const answers = Object.entries(steps).find(([name]) => name === step)?.[1] ?? [];
  return answers.map((answer) => answer.slice(answer.indexOf('.') + 1));
}
