import { requiredText } from '../rules.ts';
import { sentOnly } from '../wire.ts';

/** The reason for an action of the office. It is kept in the audit log and shown to nobody else. */
export const reason = sentOnly('reason', requiredText('whyRequired', 2000));
