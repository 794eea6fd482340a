import { stepAddress } from './address.ts';
import type { Call } from './call.ts';
import { stepPersonal } from './details.ts';
import { lineage } from './lineage.ts';
import { sendMessage } from './threads.ts';

/** The calls that a page may send by itself. Any other call in the browser's storage is never sent. */
const SENT_LATER: readonly Pick<Call, 'path' | 'access' | 'form'>[] = [
  stepAddress,
  stepPersonal,
  lineage.paternal.step,
  lineage.maternal.step,
  sendMessage,
];

/** Returns the call with this path; undefined if a page may not send it by itself. */
export const sentLaterAt = (path: string) => SENT_LATER.find((call) => call.path === path);
