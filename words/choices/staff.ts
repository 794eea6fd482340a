import type { StaffRole } from '#contract/staff/roles.ts';
import type { Label } from '#words/label.ts';

/** Names of the staff roles. */
export const staffRoles = {
  helper: { en: 'Helper: messages, calls, paper forms', bn: 'সহায়ক: চিঠি, ফোন, কাগজের ফর্ম' },
  moderator: { en: 'Moderator: profiles, reports, badges', bn: 'পর্যবেক্ষক: প্রোফাইল, অভিযোগ, যাচাই' },
  editor: { en: 'Editor: the texts of the site', bn: 'সম্পাদক: সাইটের লেখা' },
  womensDesk: {
    en: 'Women’s desk: brides who are not free to decide',
    bn: 'মেয়েদের কথা শোনা: যাঁরা নিজের ইচ্ছেয় মত দিতে পারছেন না',
  },
  matchmaker: {
    en: 'Volunteer: looks for matches for the families assigned to them',
    bn: 'স্বেচ্ছাসেবক: যে পরিবারের ভার পেয়েছেন, তাঁদের জন্য সম্বন্ধ খোঁজেন',
  },
  administrator: { en: 'Administrator: staff, keys, exports', bn: 'প্রশাসক: কর্মী, চাবি, তথ্য নামানো' },
} as const satisfies Record<StaffRole, Label>;
