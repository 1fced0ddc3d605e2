import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import type { Setting } from "#domain/content/setting.ts";
import {
  addSetting,
  deleteSetting,
  listSettings,
  type SettingName,
  type StoredSetting,
  saveSetting,
} from "./data.ts";

export const settingsQuery = queryOptions({
  queryKey: ["site-settings", "list"] as const,
  queryFn: () => listSettings(browserDb()),
});

function useSettingMutation<Variables, Answer>(mutate: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}

export const useAddSetting = () =>
  useSettingMutation((setting: Setting) => addSetting(browserDb(), setting));

export const useDeleteSetting = () =>
  useSettingMutation((name: SettingName) => deleteSetting(browserDb(), name));

export const useSaveSetting = () =>
  useSettingMutation(({ known, value }: { known: StoredSetting; value: string }) =>
    saveSetting(browserDb(), known, value),
  );
