import type { Config } from './config.ts';
import { isTrial } from './is-trial.ts';

/** Whether the office checks new data before others see it; false if it checks afterwards. */
export const requiresPreApproval = (config: Parameters<typeof isTrial>[0] & Pick<Config, 'approval'>): boolean =>
  (config.approval ?? (isTrial(config) ? 'after' : 'before')) === 'before';
