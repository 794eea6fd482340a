import { type ComponentProps, useState } from 'react';
import { useLabels } from '#web/i18n/useLabels.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { familyLabels } from '#words/labels/family.ts';

interface Props
  extends Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'error' | 'defaultValue' | 'required'> {
  /** The checkbox beside the name. */
  unknown: { name: string; defaultValue: string };
}

/** The name of an elder, or the answer that nobody knows it. Without JavaScript a written name takes precedence. */
export function NameField({ unknown, defaultValue = '', ...field }: Props) {
  const label = useLabels({ nameUnknown: familyLabels.nameUnknown });
  const isAlive = useIsAlive();
  const [isUnknown, setIsUnknown] = useState(unknown.defaultValue === 'Yes');

  // Ticking clears the name, and unticking restores the initial one.
  function tick(isTicked: boolean) {
    setIsUnknown(isTicked);
    const control = document.getElementById(field.name);
    if (control instanceof HTMLInputElement) control.value = isTicked ? '' : defaultValue;
  }
  return (
    <TextField
      {...field}
      defaultValue={isUnknown ? '' : defaultValue}
      disabled={isAlive && isUnknown}
      beneath={
        <CheckboxField
          name={unknown.name}
          label={
            <>
              <span className="spoken">{field.label}: </span>
              {label('nameUnknown')}
            </>
          }
          defaultChecked={isUnknown}
          onChange={tick}
        />
      }
    />
  );
}
