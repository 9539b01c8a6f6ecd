// What the contenders in C++ share: the events, the clock, and the talk with log-benchmark.
#pragma once

#include <sys/stat.h>
#include <time.h>

#include <cstdint>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace benchmark {

// As log-benchmark writes it, PlainEvent.
struct Event {
  uint64_t time;
  uint32_t numbers[4];
  uint8_t kind;
  uint8_t numberCount;
  uint16_t padding16;
  uint32_t padding32;
};
static_assert(sizeof(Event) == 32, "an event has 32 bytes");

inline std::string read(const std::string &path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) throw std::runtime_error(path + " cannot be read");
  std::string bytes(static_cast<size_t>(file.tellg()), '\0');
  file.seekg(0);
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

inline void write(const std::string &path, const char *bytes, size_t count) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes, static_cast<std::streamsize>(count));
  if (!file) throw std::runtime_error(path + " cannot be written");
}

inline double fileSize(const std::string &path) {
  struct stat status;
  if (stat(path.c_str(), &status) != 0) throw std::runtime_error(path + " is missing");
  return static_cast<double>(status.st_size);
}

// A sum of everything that the events tell, as log-benchmark's Checksum.
struct Checksum {
  uint64_t sum = 0;
  size_t count = 0;

  void add(uint64_t time, uint64_t kind, uint64_t first, uint64_t second, uint64_t third,
           uint64_t fourth) {
    sum += time + 3 * kind + 5 * first + 7 * second + 11 * third + 13 * fourth;
    count += 1;
  }

  void expect(const Checksum &right) const {
    if (sum != right.sum || count != right.count)
      throw std::runtime_error("what was read is not what was written");
  }
};

struct Events {
  std::vector<Event> all;
  Checksum checksum;

  explicit Events(const std::string &path) {
    const std::string bytes = read(path);
    const Event *first = reinterpret_cast<const Event *>(bytes.data());
    all.assign(first, first + bytes.size() / sizeof(Event));
    for (const Event &e : all) {
      if (e.numberCount > 4) throw std::runtime_error("an event has too many numbers");
      checksum.add(e.time, e.kind, e.numbers[0], e.numbers[1], e.numbers[2], e.numbers[3]);
    }
  }
};

template <class Work>
double nanoseconds(const Events &events, Work work) {
  auto now = [] {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
  };
  const double start = now();
  work();
  return (now() - start) / static_cast<double>(events.all.size());
}

inline void report(const Events &events, const std::string &row, double bytes, double writing,
                   double reading) {
  std::cout << row << '\t' << bytes / static_cast<double>(events.all.size()) << '\t' << writing
            << '\t' << reading << '\n';
}

// Runs a round for each line of the input. The folder has the events and takes the files.
template <class Round>
int serve(int argumentCount, char **arguments, Round round) {
  try {
    const std::string folder = argumentCount > 1 ? arguments[1] : ".";
    const Events events(folder + "/events.bin");
    for (std::string line; std::getline(std::cin, line);) {
      round(events, folder);
      std::cout << std::endl;
    }
    return 0;
  } catch (const std::exception &error) {
    std::cout << error.what() << std::endl;
    return 1;
  }
}

}  // namespace benchmark
