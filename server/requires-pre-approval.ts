import type { Config } from './config.ts';
import { isTrial } from './is-trial.ts';

/** Whether the office looks at what is new before others see it; otherwise afterwards. */
export const looksFirst = (config: Parameters<typeof isTrial>[0] & Pick<Config, 'approval'>): boolean =>
  (config.approval ?? (isTrial(config) ? 'after' : 'before')) === 'before';
