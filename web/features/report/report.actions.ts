import { reportMember } from '#contract/report.ts';
import { deeds } from '#web/forms/actions.ts';

export const reportDeeds = deeds({ report: reportMember });
