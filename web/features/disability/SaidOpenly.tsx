import type { ReturnedDraft } from '#contract/call.ts';
import type { showMember } from '#contract/member.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { disabilityChoices } from '#words/choices/disability.ts';
import { choiceIn } from '#words/label.ts';
import { saidTexts } from './said.texts.ts';

type OpenStatements = Pick<ReturnedDraft<typeof showMember>, 'told' | 'openTo' | 'religionWords'>;

/** Shows what a family is open to, its religion in its own words, and what it tells this reader about a disability. */
export function SaidOpenly({ told, openTo, religionWords }: OpenStatements) {
  const t = useTexts(saidTexts);
  const language = useLanguage();
  const aboutDisability = told
    ? [
        {
          label: t.kinds,
          value: told.kinds.map((kind) => choiceIn(disabilityChoices.kinds, kind, language)).join(', '),
        },
        { label: t.since, value: choiceIn(disabilityChoices.since, told.since, language) },
        { label: t.helps, value: told.helps && <InScript>{told.helps}</InScript> },
        { label: t.words, value: told.words && <InScript>{told.words}</InScript> },
      ]
    : [];
  const facts = [
    { label: t.religionWords, value: religionWords && <InScript>{religionWords}</InScript> },
    ...aboutDisability,
  ].filter(({ value }) => value);
  return (
    <section>
      <h2>{t.heading}</h2>
      {openTo.map((kind) => (
        <p key={kind}>{t[kind]}</p>
      ))}
      {facts.length > 0 && <Facts facts={facts} />}
    </section>
  );
}
