import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { showMyselfTexts } from './show-myself.texts.ts';

/** The words of the consent to be shown: what members see, what strangers never see, and how to withdraw. */
export function WhatIsSeen() {
  const t = useTexts(showMyselfTexts);
  return (
    <>
      <h3>{t.seen}</h3>
      <ul>
        <li>{t.seenName}</li>
        <li>{t.seenFamily}</li>
        <li>{t.seenLife}</li>
        <li>{t.seenStars}</li>
        <li>{t.seenWords}</li>
        <li>{t.seenPhoto}</li>
      </ul>
      <h3>{t.unseen}</h3>
      <p>{t.unseenText}</p>
      <p>{t.withdraw}</p>
    </>
  );
}
