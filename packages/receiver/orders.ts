import { runProgram } from './program';

// The receiver and its commands alone: node --import tsx packages/receiver/orders.ts receiver
await runProgram();
