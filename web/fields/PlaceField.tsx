import type { ComponentProps } from 'react';
import { SuggestField } from '#web/ui/SuggestField.tsx';

type Props = Pick<ComponentProps<typeof SuggestField>, 'name' | 'label' | 'hint' | 'error' | 'defaultValue'> & {
  /** The name and the value of the place's number in the gazetteer; it empties when the words change. */
  idName: string;
  defaultId: string;
};

/** A place in free words. */
export function PlaceField(props: Props) {
  return <SuggestField {...props} suggestions={[]} announce={() => ''} />;
}
