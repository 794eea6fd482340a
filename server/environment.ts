import { StartError } from '#server/start-error.ts';

/** A setting that is missing or not valid. Its message is one sentence that names the variable. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

/** Variables by their names, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Returns a variable's value; undefined if it is not set or empty. */
export function readVariable(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Returns whether a variable, or `defaultText` if it is not set, is 1. @throws ConfigError if it is neither 1 nor 0 */
export function readSwitch(env: Environment, name: string, defaultText: '0' | '1' = '0'): boolean {
  const text = readVariable(env, name) ?? defaultText;
  if (text === '0' || text === '1') return text === '1';
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`);
}
