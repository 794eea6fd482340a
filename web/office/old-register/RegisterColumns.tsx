import type { ReturnedDraft } from '#contract/call.ts';
import type { showRegister } from '#contract/staff/old-register.ts';
import { REGISTER_COLUMNS, REGISTER_LEFT_OUT } from '#contract/staff/old-register-words.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { oldRegisterTexts } from '#web/office/pages/old-register.texts.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { labelIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { registerColumns } from '#words/old-register.ts';

type Columns = ReturnedDraft<typeof showRegister>['register']['columns'];

/** A select for each column, with the values of its first rows. Columns that are never imported are only named. */
export function RegisterColumns({ columns }: { columns: Columns }) {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  const options = REGISTER_COLUMNS.map((column) => ({
    value: column,
    label: labelIn(registerColumns[column], language),
  }));
  const isLeftOut = (meaning: string) => REGISTER_LEFT_OUT.some((column) => column === meaning);
  const leftOut = columns.filter(({ is: meaning }) => isLeftOut(meaning));
  const controls = columns.map((column, index) => ({
    ...column,
    control: `column.${index}`,
    position: index + 1,
  }));
  return (
    <>
      {controls.map(({ heading, is: meaning, sample, control, position }) =>
        isLeftOut(meaning) ? (
          <input key={control} type="hidden" name={control} value={meaning} />
        ) : (
          <SelectField
            key={control}
            name={control}
            id={control}
            label={heading || t.untitled(number(position, language))}
            hint={sample}
            placeholder={labelIn(registerColumns.ignored, language)}
            options={options}
            defaultValue={meaning}
          />
        ),
      )}
      {leftOut.length > 0 && (
        <p>
          {t.leftOut}{' '}
          {leftOut
            .map(({ heading, is: meaning }) => `${heading} (${labelIn(registerColumns[meaning], language)})`)
            .join('; ')}
        </p>
      )}
    </>
  );
}
