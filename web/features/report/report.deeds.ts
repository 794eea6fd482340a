import { reportMember } from '#contract/report.ts';
import { deeds } from '#web/forms/deeds.ts';

export const reportDeeds = deeds({ report: reportMember });
