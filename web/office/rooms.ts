import type { Call } from '#contract/call.ts';
import { listStaff } from '#contract/staff/accounts.ts';
import type { officeTexts } from './office.texts.ts';

interface Room {
  /** As the counts of what waits name it, and the texts. */
  name: keyof (typeof officeTexts)['en'] & ('today' | 'staff');
  to: string;
  /** Whoever may make this call may enter; everybody without it. */
  entry?: Pick<Call, 'path'>;
}

/** The rooms of the office in the order of their work. */
export const rooms: readonly Room[] = [
  { name: 'today', to: '/office' },
  { name: 'staff', to: '/office/staff', entry: listStaff },
];
