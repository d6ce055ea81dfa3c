import { configure } from '@testing-library/react';

// As in setup.ts: what a test waits for may come late.
configure({ asyncUtilTimeout: 60_000 });
