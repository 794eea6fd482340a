import { StartError } from '#server/start-error.ts';

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/** A variable set to nothing counts as not set. */
export function value(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}
