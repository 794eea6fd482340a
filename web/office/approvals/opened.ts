import type { ReturnedDraft } from '#contract/call.ts';
import type { openApproval } from '#contract/staff/approvals.ts';

/** One item of the line, open. */
export type Opened = ReturnedDraft<typeof openApproval>;

/** Where the office fetches a member's photo. */
export const officePicture = (name: string): string => `/api/office/pictures/${name}`;
