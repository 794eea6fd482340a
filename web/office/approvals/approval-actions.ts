import { approve, reject, sendBack } from '#contract/staff/approvals.ts';
import { spokeWith } from '#contract/staff/whose.ts';
import { deeds } from '#web/forms/actions.ts';

export const approvalDeeds = deeds({ approve, sendBack, reject, spoke: spokeWith });
