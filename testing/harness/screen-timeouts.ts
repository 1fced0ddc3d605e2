import { configure } from "@testing-library/react";

// What a screen waits for comes when the machine lets it; a second is too short for a busy one.
configure({ asyncUtilTimeout: 20_000 });
