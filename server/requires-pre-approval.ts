import type { Config } from './config.ts';
import { isTrial } from './is-trial.ts';

/**
 * Whether the office checks new data before others see it; false if it checks afterwards. Without APPROVAL it checks
 * before on a real site, and afterwards on a trial.
 */
export function requiresPreApproval(config: Parameters<typeof isTrial>[0] & Pick<Config, 'approval'>): boolean {
  const approval = config.approval ?? (isTrial(config) ? 'after' : 'before');
  return approval === 'before';
}
