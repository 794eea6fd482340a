/** A reason not to start that a person can act on: one sentence, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What an error says; several addresses that all refuse give an AggregateError without words of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
