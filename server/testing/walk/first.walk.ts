import { test } from 'vitest';
import { walkPart } from './part.ts';

test('what the site answers, one half', () => walkPart(0));
