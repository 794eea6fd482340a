import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { memberTexts } from './member.texts.ts';

interface Props {
  /** The home in words; `''` if it is not opened to this reader or not filled in. Both look the same. */
  home: string;
  /** True if both families have accepted, so that names and other facts are on the page too. */
  isAccepted: boolean;
}

/** The home in a sentence or two. Before acceptance, a sentence says which facts acceptance will reveal. */
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
