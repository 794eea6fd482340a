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
  /** Its list says the same beside itself. */
  isLegendSpoken?: boolean;
  /** For its field of the strength, `<name>.strength`. */
  name: Wished;
  page: FormPage<`${Wished}.strength`>;
  children: ReactNode;
}

/** One wish, and once it says something whether it is a wish or a must. */
export function Wish({ legend, isLegendSpoken, name, page, children }: Props) {
  const t = useTexts(wishesTexts);
  return (
    <fieldset className={styles.wish}>
      <legend className={isLegendSpoken ? 'spoken' : styles.legend}>{legend}</legend>
      <div className={styles.said}>{children}</div>
      <div className={styles.strength}>
        <ChoiceRadio
          {...page.field(`${name}.strength`)}
          label={t.strength}
          isLabelSpoken
          names={wishChoices.wishStrength}
        />
      </div>
    </fieldset>
  );
}
