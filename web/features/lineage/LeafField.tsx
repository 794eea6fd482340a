import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChronicDiseaseField } from '#web/fields/ChronicDiseaseField.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { LivingField } from '#web/fields/LivingField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { detailsChoices } from '#words/choices/details.ts';
import { answerNames } from './question.texts.ts';
import { type Asked, pathsOf } from './questions.ts';
import type { LoadedLineage } from './suggested.ts';
import { treeTexts } from './tree.texts.ts';

/** Prefix of the control names here, because the form with all fields is on the same page. */
const LEAF = 'leaf.';
export const controlOf = (path: string): string => `${LEAF}${path}`;
export const pathOf = (control: string): string => control.slice(LEAF.length);

interface Props {
  asked: Asked;
  shown: (path: string) => string;
  /** Returns the error message of an answer. */
  errorOf: (path: string) => string | undefined;
  isMuslim: boolean;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans' | 'maleOccupations'>;
}

/** The control for one question. */
export function LeafField({ asked, shown, errorOf, isMuslim, lists }: Props) {
  const t = useTexts(treeTexts);
  const [path = '', detailsPath = ''] = pathsOf(asked);
  const of = (one: string) => ({ name: controlOf(one), defaultValue: shown(one), error: errorOf(one) });
  const label = useTexts(answerNames)[asked.question];
  switch (asked.question) {
    case 'name':
      return (
        <TextField
          {...of(path)}
          label={label}
          placeholder={isMuslim ? t.exampleMuslim : t.example}
          autoComplete="off"
        />
      );
    case 'occupation':
      return <LookupSelect {...of(path)} label={label} entries={lists.maleOccupations} />;
    case 'clan':
      return <ClanField {...of(path)} label={label} clans={lists.clans} />;
    case 'caste':
      return <LookupSelect {...of(path)} label={label} entries={lists.castes} />;
    case 'tribe':
      return <LookupSelect {...of(path)} label={label} entries={lists.tribes} />;
    case 'now':
      return <ChoiceRadio {...of(path)} label={label} names={detailsChoices.parentState} />;
    case 'life':
      return <LivingField {...of(path)} />;
    case 'disease':
      return <ChronicDiseaseField answer={of(path)} details={of(detailsPath)} storedDetails={shown(detailsPath)} />;
  }
}
