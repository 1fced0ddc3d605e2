import { afterEach, expect, test } from "vitest";
import { keepEarlySubmit, submitEarlyForm } from "./early-submit.ts";

afterEach(() => {
  window.takeEarlySubmit?.();
  document.body.innerHTML = "";
});

const show = (html: string) => {
  document.body.innerHTML = html;
  return {
    form: document.querySelector("form") as HTMLFormElement,
    button: document.querySelector("button") as HTMLButtonElement,
  };
};

/** What a form sends once its page answers. */
function answering(form: HTMLFormElement) {
  const sent: string[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(String(new FormData(form).get("email")));
  });
  return sent;
}

test("what is submitted early stays on the page, and is submitted once with what was typed last", () => {
  const { form, button } = show(`<form><input name="email" value="a"><button>Go</button></form>`);
  keepEarlySubmit();
  const isPrevented = !form.dispatchEvent(
    new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }),
  );
  expect(isPrevented).toBe(true);
  expect(button.getAttribute("aria-busy")).toBe("true");

  const sent = answering(form);
  (form.elements.namedItem("email") as HTMLInputElement).value = "b";
  submitEarlyForm();
  submitEarlyForm();
  expect(sent).toEqual(["b"]);
  expect(button.hasAttribute("aria-busy")).toBe(false);
});

test("nothing is submitted that nobody submitted", () => {
  const { form } = show(`<form><input name="email"><button>Go</button></form>`);
  keepEarlySubmit();
  const sent = answering(form);
  submitEarlyForm();
  expect(sent).toEqual([]);
});

test("a form with an address of its own is left to the browser", () => {
  const { form } = show(`<form action="/search"><input name="email"><button>Go</button></form>`);
  keepEarlySubmit();
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  let wasPrevented = true;
  // The last to hear it, which keeps the test from opening a page.
  window.addEventListener(
    "submit",
    (late) => {
      wasPrevented = late.defaultPrevented;
      late.preventDefault();
    },
    { once: true },
  );
  form.dispatchEvent(event);
  expect(wasPrevented).toBe(false);
});

test("what the page has answered already is not submitted again", () => {
  const { form } = show(`<form><input name="email"><button>Go</button></form>`);
  keepEarlySubmit();
  const sent = answering(form);
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  submitEarlyForm();
  expect(sent).toHaveLength(1);
});

test("a form that is gone meanwhile is forgotten", () => {
  const { form, button } = show(`<form><input name="email"><button>Go</button></form>`);
  keepEarlySubmit();
  form.dispatchEvent(
    new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }),
  );
  form.remove();
  expect(() => submitEarlyForm()).not.toThrow();
});
