import type { FieldProps } from './Field.tsx';

/** Returns the ARIA attributes that connect a control to its hint and its error. */
export function describe(id: string, { hint, error, required }: Pick<FieldProps, 'hint' | 'error' | 'required'>) {
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': descriptionIds || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}
