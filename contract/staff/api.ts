import type { Call } from '../call.ts';
import { joinStaff, lookAtJoining, staffLogIn } from './accounts.ts';
import { askMelanNews } from './melans.ts';
import { deskCalls } from './rights.ts';

/** The calls of the office. They are not in the API description for members' programs. */
export const officeCalls: readonly Call[] = [lookAtJoining, joinStaff, staffLogIn, askMelanNews, ...deskCalls];
