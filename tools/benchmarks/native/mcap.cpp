// MCAP by its C++ library: a message for an event, indexed, in compressed chunks.
#define MCAP_IMPLEMENTATION
#include <mcap/reader.hpp>
#include <mcap/writer.hpp>

#include <cstring>

#include "contender.hpp"

namespace {

// A kind and as many numbers as it has, of 16 bits, which is enough for all of the workload's.
struct Payload {
  std::byte bytes[9];
  size_t count;

  explicit Payload(const benchmark::Event &event) : count(1 + 2 * event.numberCount) {
    bytes[0] = static_cast<std::byte>(event.kind);
    for (size_t i = 0; i < event.numberCount; i++) {
      const uint16_t number = static_cast<uint16_t>(event.numbers[i]);
      std::memcpy(bytes + 1 + 2 * i, &number, 2);
    }
  }
};

void check(const mcap::Status &status) {
  if (!status.ok()) throw std::runtime_error(status.message);
}

void writeFile(const benchmark::Events &events, const std::string &path, mcap::Compression how) {
  mcap::McapWriterOptions options("");
  options.compression = how;
  mcap::McapWriter writer;
  check(writer.open(path, options));
  mcap::Schema schema("event", "", "");
  writer.addSchema(schema);
  mcap::Channel channel("events", "raw", schema.id);
  writer.addChannel(channel);
  uint32_t place = 0;
  for (const benchmark::Event &event : events.all) {
    const Payload payload(event);
    mcap::Message message;
    message.channelId = channel.id;
    message.sequence = place++;
    message.logTime = message.publishTime = event.time;
    message.data = payload.bytes;
    message.dataSize = payload.count;
    check(writer.write(message));
  }
  writer.close();
}

void readFile(const benchmark::Events &events, const std::string &path) {
  mcap::McapReader reader;
  check(reader.open(path));
  benchmark::Checksum sum;
  mcap::ReadMessageOptions options;
  options.readOrder = mcap::ReadMessageOptions::ReadOrder::FileOrder;
  for (const auto &view : reader.readMessages([](const mcap::Status &problem) { check(problem); },
                                              options)) {
    uint16_t numbers[4] = {0, 0, 0, 0};
    std::memcpy(numbers, view.message.data + 1, view.message.dataSize - 1);
    sum.add(view.message.logTime, static_cast<uint8_t>(view.message.data[0]), numbers[0],
            numbers[1], numbers[2], numbers[3]);
  }
  sum.expect(events.checksum);
}

void run(const benchmark::Events &events, const std::string &folder, mcap::Compression how,
         const std::string &name) {
  const std::string path = folder + "/events." + name + ".mcap";
  const double writing = nanoseconds(events, [&] { writeFile(events, path, how); });
  const double reading = nanoseconds(events, [&] { readFile(events, path); });
  report(events, "MCAP, C++, " + name, benchmark::fileSize(path), writing, reading);
}

void round(const benchmark::Events &events, const std::string &folder) {
  run(events, folder, mcap::Compression::Zstd, "zstd");
  run(events, folder, mcap::Compression::Lz4, "lz4");
}

}  // namespace

int main(int argumentCount, char **arguments) {
  return benchmark::serve(argumentCount, arguments, round);
}
