import type { ReactNode } from 'react';
import type { wishesForm } from '#contract/wishes.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { wishChoices } from '#words/choices/wishes.ts';
import styles from './Wish.module.css';
import { wishesTexts } from './wishes.texts.ts';

type Wished = Exclude<keyof typeof wishesForm.fields, 'ownClan'>;

interface Props {
  legend: string;
  /** For its field of the strength, `<name>.strength`. */
  name: Wished;
  page: FormPage<`${Wished}.strength`>;
  children: ReactNode;
}

/** One wish, and whether it is a wish or a must. */
export function Wish({ legend, name, page, children }: Props) {
  const t = useTexts(wishesTexts);
  return (
    <fieldset className={styles.wish}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <ChoiceRadio {...page.field(`${name}.strength`)} label={t.strength} names={wishChoices.wishStrength} />
    </fieldset>
  );
}
