import { StartError } from '#server/start-error.ts';

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/** Returns a variable's value; undefined if it is not set or empty. */
export function readVariable(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Returns whether a variable is 1; `standard` if it is not set. @throws ConfigError if it is neither 1 nor 0 */
export function readSwitch(env: Environment, name: string, standard: '0' | '1' = '0'): boolean {
  const text = readVariable(env, name) ?? standard;
  if (text === '0' || text === '1') return text === '1';
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`);
}
