import { callEvents } from './calls.queries.ts';
import { caseEvents } from './cases.queries.ts';
import { decisionEvents } from './decisions.queries.ts';
import { letterEvents } from './letters.queries.ts';
import { meetingEvents } from './meetings.queries.ts';
import { melanEvents } from './melans.queries.ts';
import { noteEvents } from './notes.queries.ts';
import { oldRegisterEvents } from './old-register.queries.ts';
import { paperEvents } from './papers.queries.ts';
import { profileEvents } from './profile.queries.ts';
import { proposalEvents } from './proposals.queries.ts';
import { slipEvents } from './slips.queries.ts';
import type { TimelineSource } from './source.queries.ts';
import { taskEvents } from './tasks.queries.ts';
import { toldEvents } from './told.queries.ts';
import { writtenEvents } from './written.queries.ts';

/**
 * Everything that the timeline of a family tells, a file each. A new one: its kind and its details in `TIMELINE` of `contract/staff/timeline.ts`,
 * their labels in `words/choices/timeline.ts`, a file here and its line.
 */
export const timelineSources: readonly TimelineSource[] = [
  profileEvents,
  decisionEvents,
  letterEvents,
  writtenEvents,
  callEvents,
  proposalEvents,
  taskEvents,
  noteEvents,
  toldEvents,
  caseEvents,
  paperEvents,
  oldRegisterEvents,
  slipEvents,
  melanEvents,
  meetingEvents,
];
