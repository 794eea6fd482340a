import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { texts } from '#web/i18n/texts.ts';

export const head = texts({
  en: {
    title: 'Shubho Bibaho',
    description: 'A matrimonial site for Bengali families, run by a charitable trust in Kolkata.',
  },
  bn: { title: 'শুভ বিবাহ', description: 'বাঙালি পরিবারের জন্য পাত্রপাত্রীর ঠিকানা, কলকাতার একটি সেবামূলক ট্রাস্টের উদ্যোগ।' },
});

export function Component() {
  const { title, description } = useTexts(head);
  return (
    <>
      <h1>{title}</h1>
      <p>{description}</p>
    </>
  );
}
