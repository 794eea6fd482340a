import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { useMember } from '#web/useMember.ts';
import { ofSpouse } from '#words/by-gender.ts';
import { labelIn } from '#words/label.ts';
import { marriageEndedLabel } from '#words/labels/family.ts';
import { DetailsField, type DetailsPage } from './DetailsField.tsx';

/** What is asked of an earlier marriage alone. */
export const OF_MARRIAGE = ['marriageEnded', 'children', 'childrenWith'] as const;

/** Folded away for a person who never married; what was told of it stays in sight, whatever the answer. */
export function OfMarriage({ page }: { page: DetailsPage }) {
  const { form, field } = page;
  const language = useLanguage();
  const isAlive = useIsAlive();
  const { gender } = useMember();
  const { maritalStatus = '' } = useTyped(form.ref, { maritalStatus: field('maritalStatus').defaultValue });
  const isTold = OF_MARRIAGE.some((name) => field(name).defaultValue !== '' || field(name).error !== undefined);
  const isAsked = ['Divorced', 'Widowed'].includes(maritalStatus) || isTold;
  return (
    <Fold isFolded={isAlive && !isAsked}>
      {OF_MARRIAGE.map((name) => (
        <DetailsField
          key={name}
          page={page}
          name={name}
          {...(name === 'marriageEnded' && {
            label: ofSpouse(labelIn(marriageEndedLabel(maritalStatus), language), gender),
          })}
        />
      ))}
    </Fold>
  );
}
