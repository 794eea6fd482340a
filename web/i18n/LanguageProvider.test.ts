import { expect, test } from 'vitest';
import { texts } from '#words/texts.ts';
import { ofGender, textsOfGender } from './LanguageProvider.tsx';

test.each([
  ['পাত্র বা পাত্রীকে আমন্ত্রণ জানান', 'পাত্রীকে আমন্ত্রণ জানান', 'পাত্রকে আমন্ত্রণ জানান'],
  ['পাত্র বা পাত্রীর নিজের সম্মতি', 'পাত্রীর নিজের সম্মতি', 'পাত্রের নিজের সম্মতি'],
  ['শুধু তাঁদের পাত্র বা পাত্রী মাঙ্গলিক।', 'শুধু তাঁদের পাত্র মাঙ্গলিক।', 'শুধু তাঁদের পাত্রী মাঙ্গলিক।'],
  ['তাঁদের দিকের পাত্র বা পাত্রীর মামাবাড়ি', 'তাঁদের দিকের পাত্রের মামাবাড়ি', 'তাঁদের দিকের পাত্রীর মামাবাড়ি'],
  ['মানানসই পাত্রপাত্রী', 'মানানসই পাত্র', 'মানানসই পাত্রী'],
  ['Invite the bride or groom', 'Invite the bride', 'Invite the groom'],
  ['The bride’s or groom’s own yes', 'The bride’s own yes', 'The groom’s own yes'],
  ['নিজের প্রোফাইল', 'নিজের প্রোফাইল', 'নিজের প্রোফাইল'],
])('%s', (text, ofBride, ofGroom) => {
  expect([ofGender(text, 'Female'), ofGender(text, 'Male')]).toEqual([ofBride, ofGroom]);
});

test('composed messages too', () => {
  const { bn } = texts({ en: { a: (day: string) => day }, bn: { a: (day: string) => `${day}: পাত্র বা পাত্রী` } });
  expect(textsOfGender(bn, 'Male').a('সোমবার')).toBe('সোমবার: পাত্র');
  expect({ ...textsOfGender(bn, 'Female') }.a('সোমবার')).toBe('সোমবার: পাত্রী');
});
