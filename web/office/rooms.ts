import type { Call } from '#contract/call.ts';
import { listStaff } from '#contract/staff/accounts.ts';
import { listApprovals } from '#contract/staff/approvals.ts';
import { listAssisted } from '#contract/staff/assisted.ts';
import { showBoard } from '#contract/staff/board.ts';
import { listBooklets } from '#contract/staff/booklets.ts';
import { listBreaches } from '#contract/staff/breaches.ts';
import { listCases } from '#contract/staff/cases.ts';
import { listLetters, listRecords, listTexts, listWaitingCalls } from '#contract/staff/desk.ts';
import { listDeskHints } from '#contract/staff/desk-hints.ts';
import { listMarriages } from '#contract/staff/marriages.ts';
import { listMelans } from '#contract/staff/melans.ts';
import { findMembers } from '#contract/staff/members.ts';
import { listDeskLists } from '#contract/staff/near.ts';
import { listRegisters } from '#contract/staff/old-register.ts';
import { enterPaper } from '#contract/staff/paper.ts';
import { showSlip } from '#contract/staff/slips.ts';
import { showPowerLink, showSystem } from '#contract/staff/system.ts';
import { listTasks } from '#contract/staff/tasks.ts';
import { showToday } from '#contract/staff/today.ts';
import { listWhose } from '#contract/staff/whose.ts';
import { listQuietWords } from '#contract/staff/womens-desk.ts';
import type { officeTexts } from './office.texts.ts';

/** A room of the office. */
interface Room {
  /** The name in the waiting counts and in the texts. */
  name: keyof (typeof officeTexts)['en'] &
    (
      | 'today'
      | 'tasks'
      | 'deskLists'
      | 'approvals'
      | 'reports'
      | 'members'
      | 'paper'
      | 'oldRegister'
      | 'slips'
      | 'booklets'
      | 'letters'
      | 'calls'
      | 'twoFamilies'
      | 'families'
      | 'texts'
      | 'board'
      | 'whose'
      | 'marriages'
      | 'melans'
      | 'womensDesk'
      | 'powerLink'
      | 'system'
      | 'breaches'
      | 'records'
      | 'staff'
    );
  /** The address. */
  to: string;
  /** A call that a member of staff must be allowed to make in order to enter. Without it, everybody may enter. */
  entry?: Pick<Call, 'path'>;
}

/** The rooms of the office in the order of their work. */
export const rooms: readonly Room[] = [
  { name: 'today', to: '/office', entry: showToday },
  { name: 'tasks', to: '/office/tasks', entry: listTasks },
  { name: 'approvals', to: '/office/approvals', entry: listApprovals },
  { name: 'reports', to: '/office/reports', entry: listCases },
  { name: 'members', to: '/office/members', entry: findMembers },
  { name: 'paper', to: '/office/paper', entry: enterPaper },
  { name: 'oldRegister', to: '/office/old-register', entry: listRegisters },
  { name: 'slips', to: '/office/slip', entry: showSlip },
  { name: 'booklets', to: '/office/booklets', entry: listBooklets },
  { name: 'letters', to: '/office/letters', entry: listLetters },
  { name: 'calls', to: '/office/calls', entry: listWaitingCalls },
  { name: 'twoFamilies', to: '/office/two-families', entry: listDeskHints },
  { name: 'families', to: '/office/families', entry: listAssisted },
  { name: 'whose', to: '/office/whose', entry: listWhose },
  { name: 'marriages', to: '/office/marriages', entry: listMarriages },
  { name: 'melans', to: '/office/melans', entry: listMelans },
  { name: 'womensDesk', to: '/office/womens-desk', entry: listQuietWords },
  { name: 'texts', to: '/office/texts', entry: listTexts },
  { name: 'board', to: '/office/board', entry: showBoard },
  { name: 'powerLink', to: '/office/power-link', entry: showPowerLink },
  { name: 'system', to: '/office/system', entry: showSystem },
  { name: 'breaches', to: '/office/breaches', entry: listBreaches },
  { name: 'records', to: '/office/records', entry: listRecords },
  { name: 'deskLists', to: '/office/desk-lists', entry: listDeskLists },
  { name: 'staff', to: '/office/staff', entry: listStaff },
];

/** Pages that belong to the room `texts`, although their addresses are not below its own. */
const MORE_TEXTS = /^\/office\/(lists\/|stories$)/;

/** Returns the room of an address, or undefined. */
export const roomAt = (pathname: string): Room | undefined =>
  rooms.find(({ to }) => to !== '/office' && (pathname === to || pathname.startsWith(`${to}/`))) ??
  rooms.find(({ to, name }) => pathname === to || (name === 'texts' && MORE_TEXTS.test(pathname)));
