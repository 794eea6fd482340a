import type { AssignedKind } from '#contract/staff/tasks.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const assignedNames = {
  letter: { en: 'Letter', bn: 'চিঠি' },
  call: { en: 'Call', bn: 'ফোন' },
  case: { en: 'Report', bn: 'অভিযোগ' },
} as const satisfies Record<AssignedKind, Label>;

export const myDayTexts = texts({
  en: {
    heading: 'My day',
    nothing: 'Nothing is due within a week, and nothing is assigned to you.',
    assigned: 'Assigned to me',
    all: 'All tasks',
    left: (name: string, count: string) => `${name} no longer works here; tasks left: ${count}`,
    handOver: 'Hand over all of them',
    toWhom: 'To whom',
  },
  bn: {
    heading: 'আমার আজকের কাজ',
    nothing: 'এক সপ্তাহের মধ্যে কিছু করার নেই, আপনার ভাগেও কিছু পড়েনি।',
    assigned: 'আমার ভাগে যা পড়েছে',
    all: 'সব কাজ',
    left: (name: string, count: string) => `${name} এখন আর অফিসে কাজ করেন না; তাঁর ${count}টি কাজ বাকি`,
    handOver: 'সব কাজ অন্যজনকে দিন',
    toWhom: 'কাকে',
  },
});
