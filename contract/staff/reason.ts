import { requiredText } from '../rules.ts';
import { sentOnly } from '../wire.ts';

/** Why somebody of the office did it; kept in the record, and told to nobody. */
export const reason = sentOnly('reason', requiredText('whyRequired', 2000));
