import { nextOf } from '#web/features/together/next-of.ts';
import { numbersTexts } from '#web/features/together/numbers.texts.ts';
import { stepNames } from '#web/features/together/step-names.texts.ts';
import { togetherTexts } from '#web/features/together/together.texts.ts';
import { CallFamily } from '#web/fields/CallFamily.tsx';
import type { Shown } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { steps } from './steps.ts';

/** The first section of the page: the state between the two families, and buttons for the next steps. */
export function WhatIsNext({ shown }: { shown: Shown }) {
  const t = useTexts(togetherTexts);
  const numbers = useTexts(numbersTexts);
  const names = useTexts(stepNames);
  const next = nextOf(shown);
  const open = next.steps.filter((name) => steps.some((step) => step.name === name && step.isShown(shown)));
  const labels = { ...names, words: t.toWrite, numbers: numbers.exchange };
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t.next}</h2>
      <p>{t[next.words]}</p>
      {next.words === 'nextCall' && <CallFamily member={shown.member.memberId} isWritingFirst={false} />}
      {open.length > 0 && (
        <Actions>
          {open.map((name, at) => (
            <LinkButton key={name} to={`?step=${name}`} look={at === 0 ? 'primary' : 'secondary'}>
              {labels[name]}
            </LinkButton>
          ))}
        </Actions>
      )}
    </section>
  );
}
