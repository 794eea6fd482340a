import type { Language } from '#contract/choices.ts';
import type { MeetingPlace } from '#contract/meetings.ts';

/** The words in the calendar file. They name nobody, because other people may see the calendar. */
interface CalendarWords {
  summary: string;
  /** The description of the event, before the address of the page of the two families. */
  called: string;
  place: Record<MeetingPlace, string>;
}

/** The words of the calendar file of a meeting, in each language. */
export const MEETING_CALENDAR: Record<Language, CalendarWords> = {
  en: {
    summary: 'Meeting of two families (Shubho Bibaho)',
    called: 'To see all that was agreed, or to say that you are running late or cannot come:',
    place: {
      ourHome: 'Our home',
      theirHome: 'Their home',
      trust: 'The trust’s office',
      public: 'A public place',
      video: 'Video call',
    },
  },
  bn: {
    summary: 'দুই পরিবারের দেখা (শুভ বিবাহ)',
    called: 'কী কী ঠিক হয়েছে তা দেখতে, আর দেরি হলে বা যেতে না পারলে তা জানাতে:',
    place: {
      ourHome: 'আমাদের বাড়ি',
      theirHome: 'তাঁদের বাড়ি',
      trust: 'ট্রাস্টের অফিস',
      public: 'বাইরে কোথাও',
      video: 'ভিডিয়ো কল',
    },
  },
};
