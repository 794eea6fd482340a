import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { memberTexts } from './member.texts.ts';

interface Props {
  /** The home in words; `''` where it is not opened to this reader, or nothing is written: the two read alike. */
  home: string;
  /** Names and the rest are there to read as well. */
  isAccepted: boolean;
}

/** The home in a sentence or two, and once what opens when both families have accepted. */
export function HomeFacts({ home, isAccepted }: Props) {
  const t = useTexts(memberTexts);
  if (home === '' && isAccepted) return null;
  return (
    <section>
      <h2>{t.home}</h2>
      <p>
        {home && `${home} `}
        {!isAccepted && <span className="soft">{home ? t.namesLater : t.familyLater}</span>}
      </p>
    </section>
  );
}
